/** The line about a clock change, shown from a week before until the end of its day. */
export function ClockChangeLine({ text }: { text: string | undefined }) {
  return (
    text && (
      <p className="mt-6 w-fit border-2 border-secondary px-3 py-2">
        <strong className="font-bold">{text}.</strong>
      </p>
    )
  );
}
