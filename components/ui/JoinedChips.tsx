import styles from './JoinedChips.module.css';

type Props<Value extends string> = {
  name: string;
  legend: string;
  /** True if the legend is visible, not only read out. */
  showsLegend?: boolean;
  /** Label of each value, in order. */
  options: Readonly<Record<Value, string>>;
  /** The chosen value, if any. */
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** Choices that exclude each other, as chips with shared borders. */
export function JoinedChips<Value extends string>({
  name,
  legend,
  showsLegend,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset className={`joined ${styles.chips}`}>
      <legend className={showsLegend ? undefined : 'hidden'}>{legend}</legend>{' '}
      {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
        <label key={option} className="chip">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {`${label} `}
        </label>
      ))}
    </fieldset>
  );
}
