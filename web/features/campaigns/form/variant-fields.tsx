import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FURTHER_VARIANTS_MAX, VARIANT_NAMES } from '../../../../src/contracts/campaigns/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { metrics, variantTestText } from '../campaign-words.ts'
import { TextEditor } from '../content/text-editor.tsx'
import type { FollowUpValues, VariantValues } from './campaign-draft.ts'

type Test = NonNullable<FollowUpValues['variant_test']>
const FIRST: Test = { by: 'replies', sample: 100 }
const SAMPLES = [20, 50, 100, 200, 500, 1_000]

export interface VariantFieldsProps {
  /** The message it belongs to, such as `follow-up 1`. */
  label: string
  isEmail: boolean
  /** Whether it is written as HTML. */
  isHtml: boolean
  variants: readonly VariantValues[]
  test: FollowUpValues['variant_test']
  customFields: readonly string[]
  isDisabled: boolean
  /** A test of two subjects excludes variants. */
  isBlocked?: boolean
  /** The error of a field such as `variants.0.content`. */
  errorOf: (path: string) => string | undefined
  onChange: (part: { variants?: VariantValues[]; variant_test?: Test | null }) => void
}

/** Further wordings of a message, one at a time, and how the best one is found. */
export function VariantFields(props: VariantFieldsProps) {
  const {
    label,
    isEmail,
    isHtml,
    variants,
    test,
    customFields,
    isDisabled,
    isBlocked = false,
    errorOf,
    onChange,
  } = props
  const [shown, setShown] = useState(0)
  const place = Math.min(shown, variants.length - 1)
  const variant = variants[place]
  const nameOf = (index: number) => VARIANT_NAMES[index + 1]!.toUpperCase()
  const wrong = (field: keyof VariantValues) => {
    const error = errorOf(`variants.${place}.${field}`)
    return error ? { error } : {}
  }
  const change = (part: Partial<VariantValues>) =>
    onChange({ variants: variants.map((one, index) => (index === place ? { ...one, ...part } : one)) })
  function add() {
    setShown(variants.length)
    onChange({ variants: [...variants, { subject: '', content: '', text_content: '' }], variant_test: test ?? FIRST })
  }
  const remove = () => {
    const left = variants.filter((_, index) => index !== place)
    onChange({ variants: left, ...(left.length === 0 && { variant_test: null }) })
  }
  if (isBlocked && variants.length === 0) return null
  return (
    <section aria-label={`Variants of the ${label}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {variants.length > 1 ? (
          <SegmentedControl
            aria-label={`Variant of the ${label}`}
            value={String(place)}
            onChange={(next) => setShown(Number(next))}
            segments={variants.map((_, index) => ({ value: String(index), label: `Variant ${nameOf(index)}` }))}
          />
        ) : variant ? (
          <h4 className="font-medium text-ink text-sm">Variant {nameOf(place)}</h4>
        ) : null}
        {isDisabled || variants.length >= FURTHER_VARIANTS_MAX ? null : (
          <Button size="sm" icon={Plus} onClick={add}>
            Add variant {nameOf(variants.length)}
          </Button>
        )}
        {variant && !isDisabled ? (
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Remove variant ${nameOf(place)} of the ${label}`}
            onClick={remove}
          />
        ) : null}
      </div>
      {errorOf('variants') ? (
        <p role="alert" className="text-danger-text text-xs">
          {errorOf('variants')}
        </p>
      ) : null}
      {variant ? (
        <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
          {isEmail ? (
            <Field
              label={`Subject of variant ${nameOf(place)}`}
              aside="Optional"
              hint="Leave empty to use variant A's subject."
              {...wrong('subject')}
            >
              <Input
                value={variant.subject}
                autoComplete="off"
                disabled={isDisabled}
                onChange={(event) => change({ subject: event.target.value })}
              />
            </Field>
          ) : null}
          <Field label={`Content of variant ${nameOf(place)}`} isRequired {...wrong('content')}>
            <TextEditor
              value={variant.content}
              customFields={customFields}
              isHtml={isHtml}
              isDisabled={isDisabled}
              rows={7}
              onChange={(content) => change({ content })}
            />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Best by">
              <Select
                value={(test ?? FIRST).by}
                isDisabled={isDisabled}
                options={Object.entries(metrics).map(([value, one]) => ({
                  value: value as Test['by'],
                  label: one.label,
                }))}
                onChange={(by) => onChange({ variant_test: { ...(test ?? FIRST), by } })}
              />
            </Field>
            <Field label="Messages per variant" hint="Minimum before one can win">
              <Select
                value={(test ?? FIRST).sample}
                isDisabled={isDisabled}
                options={[...new Set([...SAMPLES, (test ?? FIRST).sample])]
                  .toSorted((one, other) => one - other)
                  .map((value) => ({ value, label: String(value) }))}
                onChange={(sample) => onChange({ variant_test: { ...(test ?? FIRST), sample } })}
              />
            </Field>
          </div>
          <p className="text-muted text-xs">
            {variantTestText({ by: (test ?? FIRST).by, sample: (test ?? FIRST).sample })}
          </p>
        </div>
      ) : null}
    </section>
  )
}
