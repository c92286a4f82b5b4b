import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { uvts } from '@/content/seasons';
import { formatPesos } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import { LimitsTable } from './LimitsTable';

const { forWhom, uvt, operators, source, others, uvtOf } = incomeTaxWords.whoMustFile;

/** The table of every year's limits, folded, with its sources. */
export function LimitsByYear() {
  return (
    <details className="fold" data-quiet>
      <summary>{others.heading}</summary>
      {/* Named inside the fold, which browsers then open for a link to it. */}
      <LimitsTable />
      <p>
        <LinkedText parts={linkedParts(others.lapse)} />
      </p>
      <p>
        <LinkedText
          parts={linkedParts(
            [forWhom, fill(uvt, {}), operators, fill(source, {}), ...uvts.flatMap(uvtWords)].join(' '),
          )}
        />
      </p>
    </details>
  );
}

/** `UVT de 2025: $49.799 (Resolución 000193 de 2024).`; nothing where no resolution is known. */
function uvtWords({ year, pesos, resolution }: (typeof uvts)[number]): string[] {
  if (resolution === undefined) return [];
  return [fill(uvtOf, { year: String(year), pesos: formatPesos(pesos), resolution })];
}
