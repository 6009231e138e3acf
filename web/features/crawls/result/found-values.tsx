import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { formatNumber } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { toast } from '../../../ui/toast.tsx'

const SHOWN_FIRST = 12

export interface FoundValuesProps {
  type: DataType
  values: readonly string[]
  /** E.164 numbers by their spelling on the website. */
  phoneNumbers: Readonly<Record<string, string>>
}

/** A crawl's values of one type. They can be copied one by one or all together; phone numbers are copied in E.164. */
export function FoundValues({ type, values, phoneNumbers }: FoundValuesProps) {
  const numberOf = (value: string) => (type === 'phones' ? (phoneNumbers[value] ?? value) : value)
  const shownOf = (value: string) => (type === 'phones' ? phoneText(numberOf(value)) : value)
  const [areAllShown, setAreAllShown] = useState(false)
  const { label, icon: Icon } = dataTypes[type]
  if (values.length === 0) return <p className="py-6 text-center text-muted text-sm">No {label.toLowerCase()} found.</p>
  const shown = areAllShown ? values : values.slice(0, SHOWN_FIRST)
  return (
    <div>
      <ul aria-label={label} className="overflow-hidden rounded-md border border-line">
        {shown.map((value) => (
          <li
            key={value}
            className="group flex items-center gap-2.5 border-line border-b py-1 pr-1.5 pl-3 last:border-b-0 hover:bg-hover/60"
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
            <span className="wrap-anywhere min-w-0 flex-1 py-0.5 text-ink text-sm">{shownOf(value)}</span>
            <CopyButton
              value={numberOf(value)}
              label={`Copy ${shownOf(value)}`}
              className="focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <CopyAll values={values.map(numberOf)} label={label} />
        {values.length > SHOWN_FIRST ? (
          <Button size="sm" variant="ghost" aria-expanded={areAllShown} onClick={() => setAreAllShown(!areAllShown)}>
            {areAllShown ? 'Show fewer' : `Show all ${formatNumber(values.length)}`}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Copies one value per line, ready to paste into a spreadsheet. */
function CopyAll({ values, label }: { values: readonly string[]; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await copyText(values.join('\n'))
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), 2000)
    } catch {
      toast.error('Your browser blocked copying')
    }
  }
  return (
    <Button size="sm" icon={isCopied ? Check : Copy} onClick={copy}>
      {isCopied ? 'Copied' : `Copy all ${label.toLowerCase()}`}
    </Button>
  )
}
