import { Fragment, type ReactNode } from 'react';
import type {
  Inline,
  Block as RichTextBlock,
  RichText as RichTextBlocks,
  TextRun,
  TextSection,
} from '#domain/page/rich-text.ts';
import { Link } from '../../navigation/Link.tsx';
import { LongAddress } from '../contact/ContactLinks.tsx';
import { HungSection } from '../Headings.tsx';
import { Picture, PictureCredits } from '../pictures/Picture.tsx';

const headingSizes = { 2: 'text-xl', 3: 'text-lg', 4: 'text-base', 5: 'text-base', 6: 'text-base' } as const;

function Block({ block }: { block: RichTextBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={`mt-6 font-bold first:mt-0 ${headingSizes[block.level]}`}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-[square]'}`}>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parsed blocks have no identity but their place
            <li key={at}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-secondary border-l-4 pl-4">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'picture':
      return (
        <div>
          <Picture picture={block.picture} sizes="(min-width:40rem) 38rem,calc(100vw - 2rem)" />
          <PictureCredits pictures={[block.picture]} />
        </div>
      );
    case 'rule':
      return <hr className="border-secondary border-t" />;
  }
}

function Blocks({ blocks }: { blocks: RichTextBlocks }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parsed blocks have no identity but their place
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

interface RichTextProps {
  blocks: RichTextBlocks;
  /** True for the opening of a page, which is larger on wide screens. */
  isLead?: boolean;
  lang?: string | undefined;
}

/** Rich text from content, in lines of a readable length. */
export function RichText({ blocks, isLead = false, lang }: RichTextProps) {
  return (
    blocks.length > 0 && (
      <div lang={lang} className={`grid max-w-text gap-4 ${isLead ? '@min-[52rem]:text-lg' : ''}`}>
        <Blocks blocks={blocks} />
      </div>
    )
  );
}

interface TextSectionsProps extends Pick<RichTextProps, 'lang'> {
  sections: readonly TextSection[];
}

/** The sections of a text, each with its heading beside it on a wide screen. */
export function TextSections({ sections, lang }: TextSectionsProps) {
  return sections.map(({ id, heading, blocks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parsed sections have no identity but their place
    <HungSection key={at} id={id} lang={lang} title={<Inlines inlines={heading} />}>
      <RichText blocks={blocks} lang={lang} />
    </HungSection>
  ));
}

/** A run of text, with its line breaks (Contentful writes them as line feeds); an email address in it may wrap. */
function Run({ run }: { run: TextRun }) {
  let node: ReactNode = run.text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={at}>
      {at > 0 && <br />}
      {line.includes('@') ? <LongAddress address={line} /> : line}
    </Fragment>
  ));
  if (run.code) node = <code className="font-mono">{node}</code>;
  if (run.italic) node = <em>{node}</em>;
  if (run.bold) node = <strong className="font-bold">{node}</strong>;
  return node;
}

export function Inlines({ inlines }: { inlines: readonly Inline[] }): ReactNode {
  return inlines.map((inline, at) => {
    // Parsed text runs have no identity but their place.
    const key = `${at}`;
    return inline.kind === 'text' ? (
      <Run key={key} run={inline} />
    ) : (
      <Link key={key} to={inline.href}>
        <Inlines inlines={inline.inlines} />
      </Link>
    );
  });
}
