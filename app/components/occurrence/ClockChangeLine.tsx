/** That the clocks change this Sunday: by itself in the week before, gone the day after. */
export function ClockChangeLine({ words }: { words: string | undefined }) {
  return (
    words && (
      <p className="mt-6 w-fit border-2 border-secondary px-3 py-2">
        <strong className="font-bold">{words}.</strong>
      </p>
    )
  );
}
