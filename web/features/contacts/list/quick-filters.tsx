import { Check } from 'lucide-react'
import { DEPARTMENTS } from '../../../../src/contracts/contacts/contact-filter.ts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import type { ContactsLocation } from '../contacts-address.ts'
import { departmentWords } from '../labels.ts'
import { ALL } from './filter-options.ts'

const departmentOptions = [
  { value: ALL, label: 'Any department' },
  ...DEPARTMENTS.map((value) => ({ value, label: departmentWords[value] })),
]

/** The filters that people use most, one press each. They are part of the address, like all filters. */
export function QuickFilters({ address, filter }: Pick<ContactsLocation, 'address' | 'filter'>) {
  const hasEmail = address.has === 'email'
  const isVerified = address.email_check === 'deliverable'
  const isDeciding = address.seniority === 'decision_maker'
  return (
    <fieldset className="scroll-row flex min-w-0 items-center gap-2 max-sm:col-span-2 max-sm:-mx-3 max-sm:px-3 sm:basis-full">
      <legend className="sr-only">Quick filters</legend>
      <Chip isOn={hasEmail} onPress={() => filter({ has: hasEmail ? undefined : 'email' })}>
        Has email
      </Chip>
      <Chip isOn={isVerified} onPress={() => filter({ email_check: isVerified ? undefined : 'deliverable' })}>
        Verified email
      </Chip>
      <Chip isOn={isDeciding} onPress={() => filter({ seniority: isDeciding ? undefined : 'decision_maker' })}>
        Decision makers
      </Chip>
      <Select
        aria-label="Department"
        size="sm"
        className="w-36 shrink-0"
        value={address.department ?? ALL}
        options={departmentOptions}
        onChange={(value) =>
          filter({ department: value === ALL ? undefined : (value as (typeof DEPARTMENTS)[number]) })
        }
      />
    </fieldset>
  )
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'inline-flex h-7 pointer-coarse:h-10 shrink-0 items-center gap-1 whitespace-nowrap rounded-full border px-3 text-xs transition-colors',
        isOn
          ? 'border-brand bg-brand-soft font-medium text-brand-text'
          : 'border-line-strong text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {isOn ? <Check aria-hidden="true" className="size-3.5" strokeWidth={2} /> : null}
      {children}
    </button>
  )
}
