interface ProgressBarProps {
  value: number;
  max: number;
  /** The label: what is measured, and the value in words. */
  label: string;
}

/** A progress bar. The text beside it gives the same value. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress value={Math.min(value, max)} max={max} aria-label={label} className="progress-bar" />;
}
