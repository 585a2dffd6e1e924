import type { PropsWithChildren } from 'react';
import type { Picture as ContentPicture } from '#domain/picture/picture.ts';
import { Picture } from '../../components/pictures/Picture.tsx';

/** The `sizes` of a card's picture: above its words on a phone and in three columns, beside them otherwise. */
export const pictureSizes = '(min-width:76rem) 27vw,(min-width:44rem) 18rem,calc(100vw - 2rem)';

/** A place or a room, in a list that has no holes: its picture is above its words, or beside them in a card that is wide enough. */
export function PictureCard({
  id,
  picture,
  children,
}: PropsWithChildren<{ id: string; picture: ContentPicture | undefined }>) {
  return (
    <li id={id} className="@container bg-tertiary">
      <div className="flex h-full flex-col @min-[36rem]:flex-row">
        {picture && (
          <div className="@min-[36rem]:basis-2/5">
            <Picture
              picture={picture}
              sizes={pictureSizes}
              className="aspect-3/2 w-full object-cover @min-[36rem]:h-full"
            />
          </div>
        )}
        <div className="flex max-w-text flex-1 flex-col gap-2 px-4 py-3 sm-md:p-5">{children}</div>
      </div>
    </li>
  );
}

/** A fact in a list of definitions, on one line with its name; nothing without a text. */
export function Fact({
  name,
  text,
  children,
}: PropsWithChildren<{ name: string; text: string | undefined }>) {
  return (
    text && (
      <div>
        <dt className="inline font-bold">{name}</dt>{' '}
        <dd className="inline">
          {text}
          {children}
        </dd>
      </div>
    )
  );
}
