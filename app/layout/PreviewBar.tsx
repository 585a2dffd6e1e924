import type { PageData } from '../loaders/page-data.ts';

type ReadBack = PageData<unknown>['readBack'];

/**
 * Marks every page of a preview, and links to the public page. It stays in view, so that nobody takes a draft for the page
 * that visitors see.
 * @param publicPath the path of the public page
 * @param readBack how the times of the event are read, on an event's page
 */
export default function PreviewBar({ publicPath, readBack }: { publicPath: string; readBack: ReadBack }) {
  return (
    <aside
      lang="en-GB"
      aria-label="Preview"
      className="sticky bottom-0 z-20 flex flex-wrap gap-x-6 gap-y-1 border-primary border-t-2 bg-secondary px-4 py-3 text-primary sm:px-6 thumb:top-0 thumb:bottom-auto thumb:order-first print:static"
    >
      <p>
        <strong className="font-bold">Preview.</strong> Drafts are shown here that nobody else sees yet. Keep
        this page’s address to yourself.
      </p>
      <a href={publicPath} className="font-bold focus-visible:outline-primary">
        Leave the preview
      </a>
      {readBack && <ReadBackLines {...readBack} />}
    </aside>
  );
}

function ReadBackLines({ sentence, dates, warning }: NonNullable<ReadBack>) {
  return (
    <div className="basis-full">
      <details>
        <summary>
          <b className="font-bold">Its times are read as:</b> {sentence}
        </summary>
        <p>{dates.length > 0 ? `Are these right? ${dates.join('; ')}.` : 'It is over.'}</p>
      </details>
      {warning !== null && <p>{warning}</p>}
    </div>
  );
}
