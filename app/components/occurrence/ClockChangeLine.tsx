/** The line about a clock change, shown from a week before until the end of its day. */
export function ClockChangeLine({ words }: { words: string | undefined }) {
  return (
    words && (
      <p className="mt-6 w-fit border-2 border-secondary px-3 py-2">
        <strong className="font-bold">{words}.</strong>
      </p>
    )
  );
}
