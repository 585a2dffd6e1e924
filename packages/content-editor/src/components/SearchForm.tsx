import { words } from '../words.ts';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly query: string;
}

/** A search field over titles. */
export function SearchForm({ action, label, query }: SearchFormProps) {
  return (
    <search>
      <form action={action} className="search">
        <label htmlFor="q">{label}</label>
        <div className="row">
          <input type="search" id="q" name="q" autoComplete="off" defaultValue={query} />
          <button type="submit" className="plain">
            {words.start.find}
          </button>
        </div>
      </form>
    </search>
  );
}
