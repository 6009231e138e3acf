import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FURTHER_VARIANTS_MAX, VARIANT_NAMES } from '../../../../src/contracts/campaigns/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { FollowUpValues, VariantValues } from './campaign-draft.ts'
import { VariantTestFields } from './variant-test-fields.tsx'
import { VariantText } from './variant-text.tsx'

type Test = NonNullable<FollowUpValues['variant_test']>
const FIRST: Test = { by: 'replies', sample: 100 }
const nameOf = (index: number): string => VARIANT_NAMES[index + 1]!.toUpperCase()

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
export function VariantFields({ isBlocked = false, onChange, errorOf, ...props }: VariantFieldsProps) {
  const { label, isEmail, isHtml, variants, test, customFields, isDisabled } = props
  const [shown, setShown] = useState(0)
  const place = Math.min(shown, variants.length - 1)
  const variant = variants[place]
  function add() {
    setShown(variants.length)
    onChange({ variants: [...variants, { subject: '', content: '', text_content: '' }], variant_test: test ?? FIRST })
  }
  const remove = () => {
    const left = variants.filter((_, index) => index !== place)
    onChange({ variants: left, ...(left.length === 0 && { variant_test: null }) })
  }
  if (isBlocked && variants.length === 0) return null
  const error = errorOf('variants')
  return (
    <section aria-label={`Variants of the ${label}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <VariantChoice label={label} count={variants.length} place={place} onShow={setShown} />
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
      {error ? (
        <p role="alert" className="text-danger-text text-xs">
          {error}
        </p>
      ) : null}
      {variant ? (
        <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
          <VariantText
            {...{ isEmail, isHtml, variant, customFields, isDisabled }}
            name={nameOf(place)}
            errorOf={(field) => errorOf(`variants.${place}.${field}`)}
            onChange={(part) =>
              onChange({ variants: variants.map((one, index) => (index === place ? { ...one, ...part } : one)) })
            }
          />
          <VariantTestFields
            test={test ?? FIRST}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ variant_test: next })}
          />
        </div>
      ) : null}
    </section>
  )
}

interface VariantChoiceProps {
  label: string
  count: number
  place: number
  onShow: (place: number) => void
}

/** Which variant is shown: a choice where there are several, else the name of the only one. */
function VariantChoice({ label, count, place, onShow }: VariantChoiceProps) {
  if (count === 0) return null
  if (count === 1) return <h4 className="font-medium text-ink text-sm">Variant {nameOf(place)}</h4>
  return (
    <SegmentedControl
      aria-label={`Variant of the ${label}`}
      value={String(place)}
      onChange={(next) => onShow(Number(next))}
      segments={Array.from({ length: count }, (_, index) => ({
        value: String(index),
        label: `Variant ${nameOf(index)}`,
      }))}
    />
  )
}
