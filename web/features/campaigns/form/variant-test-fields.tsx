import type { VariantTest } from '../../../../src/contracts/campaigns/steps.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { variantTestText } from '../campaign-words.ts'
import { metricOptions, withSaved } from './winner-options.ts'

const SAMPLES = [20, 50, 100, 200, 500, 1_000]

export interface VariantTestFieldsProps {
  test: VariantTest
  isDisabled: boolean
  onChange: (test: VariantTest) => void
}

/** How the best variant is found. */
export function VariantTestFields({ test, isDisabled, onChange }: VariantTestFieldsProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Best by">
          <Select
            value={test.by}
            isDisabled={isDisabled}
            options={metricOptions}
            onChange={(by) => onChange({ ...test, by })}
          />
        </Field>
        <Field label="Messages per variant" hint="Minimum before one can win">
          <Select
            value={test.sample}
            isDisabled={isDisabled}
            options={withSaved(SAMPLES, test.sample).map((value) => ({ value, label: String(value) }))}
            onChange={(sample) => onChange({ ...test, sample })}
          />
        </Field>
      </div>
      <p className="text-muted text-xs">{variantTestText(test)}</p>
    </>
  )
}
