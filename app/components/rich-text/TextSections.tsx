import type { TextSection } from '#domain/page/rich-text.ts';
import { HungSection } from '../Heading/HungSection.tsx';
import { Inlines } from './Inlines.tsx';
import { RichText } from './RichText.tsx';

/** The sections of a text, each with its heading beside it on a wide screen. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, blocks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parsed sections have no identity but their place
    <HungSection key={at} title={<Inlines inlines={heading} />}>
      <RichText blocks={blocks} />
    </HungSection>
  ));
}
