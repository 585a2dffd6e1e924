import { OutageNotice, type OutageNoticeProps } from './OutageNotice.tsx';

/** The page when not even the layout can be rendered. */
export function OutagePage({ church }: OutageNoticeProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-text content-center gap-6 p-6">
      {church && (
        <p className="text-xl">
          <span className="font-bold">{church.title}</span> <span className="font-thin">{church.city}</span>
        </p>
      )}
      <OutageNotice church={church} />
    </main>
  );
}
