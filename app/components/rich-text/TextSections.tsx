import type { TextSection } from '#domain/page/rich-text.ts';
import { HungSection } from '../Headings.tsx';
import { Inlines } from './Inlines.tsx';
import { RichText } from './RichText.tsx';

interface TextSectionsProps {
  sections: readonly TextSection[];
  /** The language of their words, if it is not that of the page. */
  lang?: string | undefined;
}

/** The sections of a text, each with its heading beside it on a wide screen. */
export function TextSections({ sections, lang }: TextSectionsProps) {
  return sections.map(({ heading, blocks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parsed sections have no identity but their place
    <HungSection key={at} lang={lang} title={<Inlines inlines={heading} />}>
      <RichText blocks={blocks} lang={lang} />
    </HungSection>
  ));
}
