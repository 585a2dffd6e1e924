interface ProgressBarProps {
  value: number;
  max: number;
  /** The label: what is measured, and the value in words. */
  label: string;
}

/** A progress bar. The text beside it gives the same value. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className="block h-8 w-full appearance-none border-2 border-secondary bg-primary forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight] [&::-moz-progress-bar]:bg-secondary [&::-webkit-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-secondary"
    />
  );
}
