/** A link to a page of the editor. */
export interface Link {
  readonly path: string;
  readonly title: string;
  /** What it is, how many there are, or its state. */
  readonly hint?: string | number | undefined;
  readonly className?: string;
}

/** Links in a row, without those that are false. */
export function Links({ to }: { readonly to: readonly (Link | false)[] }) {
  const links = to.filter((each) => each !== false);
  return links.length > 0 && <p className="links">{links.map(linkWithHint)}</p>;
}

/** Links one below another. */
export function LinkList({ className = 'list', to }: { className?: string; to: readonly Link[] }) {
  return (
    <ul className={className}>
      {to.map((link) => (
        <li key={link.path}>{linkWithHint(link)}</li>
      ))}
    </ul>
  );
}

function linkWithHint({ path, title, hint, className }: Link) {
  return [
    <a key={path} href={path} className={className}>
      {title}
    </a>,
    hint !== undefined && ' ',
    hint !== undefined && (
      <span key={`${path} hint`} className="hint">
        {hint}
      </span>
    ),
  ];
}
