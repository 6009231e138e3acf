import { Plus, Trash2 } from 'lucide-react'
import { OTHER_PRICES_MAX } from '../../../../src/contracts/billing/admin-plans.ts'
import type { PlanPrice } from '../../../../src/contracts/billing/plans.ts'
import { Button } from '../../../ui/button.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { asNumber, priceStep } from './plan-form.ts'

/** A plan's prices in other currencies, which the public site shows to visitors who pay in them. */
export function OtherPrices({
  prices,
  onChange,
  error,
}: {
  prices: readonly PlanPrice[]
  onChange: (prices: PlanPrice[]) => void
  error: string | undefined
}) {
  const set = (at: number, change: Partial<PlanPrice>) =>
    onChange(prices.map((price, index) => (index === at ? { ...price, ...change } : price)))
  return (
    <Fieldset legend="Prices in other currencies">
      <p className="text-muted text-xs">
        Shown on the public site to visitors who pay in them. Bills are in the currency above.
      </p>
      {prices.map((price, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place while its currency is being typed
        <div key={at} className="flex items-center gap-2">
          <Input
            aria-label={`Currency ${at + 1}`}
            value={price.currency}
            maxLength={3}
            placeholder="USD"
            autoComplete="off"
            className="w-20 uppercase"
            onChange={({ target }) => set(at, { currency: target.value.toUpperCase() })}
          />
          {(['price_monthly', 'price_yearly'] as const).map((name) => (
            <Input
              key={name}
              aria-label={`${name === 'price_monthly' ? 'Monthly' : 'Yearly'} price in ${price.currency || 'this currency'}`}
              type="number"
              min={0}
              step={priceStep(price.currency)}
              value={price[name]}
              onChange={({ target }) => set(at, { [name]: asNumber(target.value) })}
            />
          ))}
          <IconButton
            icon={Trash2}
            label={`Remove ${price.currency || 'currency'}`}
            onClick={() => onChange(prices.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {error ? (
        <p role="alert" className="text-danger-text text-xs">
          {error}
        </p>
      ) : null}
      {prices.length < OTHER_PRICES_MAX ? (
        <Button
          size="sm"
          icon={Plus}
          className="self-start"
          onClick={() => onChange([...prices, { currency: '', price_monthly: 0, price_yearly: 0 }])}
        >
          Add currency
        </Button>
      ) : null}
    </Fieldset>
  )
}
