import { words } from '../words.ts';

/** The page with what is typed, beside the form in a wide window. A script shows it (`client/page-beside.ts`). */
export function PageBeside() {
  const { title, skip } = words.draft;
  return (
    <aside className="beside" aria-label={title} hidden>
      <a className="skip" href="#foot">
        {skip}
      </a>
      <p className="warning" role="status" hidden />
      <iframe title={title} sandbox="allow-same-origin" />
    </aside>
  );
}
