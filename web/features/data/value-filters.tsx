import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { EMAIL_CHECKS, MAILBOX_KINDS } from '../../../src/contracts/email-checks/email-checks.ts'
import { cn } from '../../ui/cn.ts'
import { dataTypes } from '../../ui/data-types.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { emailChecks, mailboxes } from '../../ui/value-words.ts'
import type { DataAddress } from './data-address.ts'
import { SourceSelect, type SourceSelectProps } from './source-select.tsx'

const typeOptions = DATA_TYPES.map((value) => ({ value, label: dataTypes[value].label, icon: dataTypes[value].icon }))
const confidenceOptions: readonly { value: NonNullable<DataAddress['min_confidence']>; label: string }[] = [
  { value: '0.5', label: '50% or more' },
  { value: '0.7', label: '70% or more' },
  { value: '0.9', label: '90% or more' },
]
const checkOptions = EMAIL_CHECKS.map((value) => ({
  value,
  label: emailChecks[value].label,
  hint: emailChecks[value].text,
}))
const mailboxOptions = MAILBOX_KINDS.map((value) => ({
  value,
  label: mailboxes[value].label,
  hint: mailboxes[value].text,
}))

/** What values are filtered by: their type and source, how sure they are, and what is known of email addresses. */
export function ValueFilters({ address, filter, className }: SourceSelectProps) {
  return (
    <>
      <FilterSelect
        aria-label="Type"
        className={cn(className, 'sm:w-36')}
        value={address.type}
        anyLabel="All Types"
        options={typeOptions}
        onChange={(type) =>
          filter({
            type,
            // Only email addresses have checks.
            ...(type !== undefined && type !== 'emails' ? { email_check: undefined, mailbox: undefined } : {}),
          })
        }
      />
      <SourceSelect address={address} filter={filter} className={className} />
      <FilterSelect
        aria-label="Confidence"
        className={cn(className, 'sm:w-37')}
        value={address.min_confidence}
        anyLabel="Any confidence"
        options={confidenceOptions}
        onChange={(min_confidence) => filter({ min_confidence })}
      />
      {address.type === undefined || address.type === 'emails' ? (
        <>
          <FilterSelect
            aria-label="Email check"
            className={cn(className, 'sm:w-32')}
            value={address.email_check}
            anyLabel="Any check"
            options={checkOptions}
            onChange={(email_check) => filter({ email_check })}
          />
          <FilterSelect
            aria-label="Mailbox"
            className={cn(className, 'sm:w-32')}
            value={address.mailbox}
            anyLabel="Any mailbox"
            options={mailboxOptions}
            onChange={(mailbox) => filter({ mailbox })}
          />
        </>
      ) : null}
    </>
  )
}
