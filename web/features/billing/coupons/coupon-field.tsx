import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

export interface CouponFieldProps {
  /** The code whose discount is shown. */
  applied: string | null
  error: string | undefined
  isPending: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

/** Enters a coupon before paying. The price above shows what it takes off. */
export function CouponField({ applied, error, isPending, onApply, onRemove }: CouponFieldProps) {
  const [code, setCode] = useState('')
  if (applied !== null)
    return (
      <p className="mt-4 flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
        <span>
          Coupon <strong className="font-medium text-ink">{applied}</strong> applied
        </span>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          Remove
        </Button>
      </p>
    )
  const apply = () => code.trim() !== '' && onApply(code.trim())
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field label="Coupon" aside={<span className="text-faint text-xs">Optional</span>} error={error}>
        <span className="flex gap-2">
          <Input
            value={code}
            aria-label="Coupon"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            className="min-w-0 flex-1"
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" isLoading={isPending} disabled={code.trim() === ''}>
            Apply
          </Button>
        </span>
      </Field>
    </form>
  )
}
