import { telephoneHref } from '#site/domain/telephone.ts';

interface OutagePageProps {
  church: { title: string; city: string; telephone: string } | undefined;
}

/** What a visitor sees when a page cannot be made: in plain words, and whom to ring meanwhile. Needs no content. */
export function OutagePage({ church }: OutagePageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-words content-center gap-6 p-6">
      <title>{church ? `Back soon – ${church.title} ${church.city}` : 'Back soon'}</title>
      <meta name="robots" content="noindex" />
      {church && (
        <p className="text-xl">
          <span className="font-bold">{church.title}</span> <span className="font-thin">{church.city}</span>
        </p>
      )}
      <h1 className="font-bold text-2xl">
        Back soon <span className="font-thin">we hope</span>
      </h1>
      <p>We can’t show this page just now. Please try again in a few minutes.</p>
      {church && (
        <p>
          Need us today? Ring{' '}
          <a href={telephoneHref(church.telephone)} className="font-bold">
            {church.telephone}
          </a>
          .
        </p>
      )}
      <p>
        If someone is in danger now, ring{' '}
        <a href="tel:999" className="font-bold">
          999
        </a>
        .
      </p>
    </main>
  );
}
