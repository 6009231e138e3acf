import { ListPlus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { START_URLS_MAX } from '../../../../src/contracts/crawls/crawl-options.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { addressesInFile } from './addresses-in-file.ts'
import { type AddressList, addressesInText } from './addresses-in-text.ts'

export interface MoreAddressesProps {
  onChange: (addresses: string[]) => void
  error: string | undefined
  /** The crawl's page limit. If there are more addresses than that, some are not read. */
  pagesMax: number
  /** Whether the field above contains an address, which comes first. */
  isFurther: boolean
}

/** Maximum file size. A list must be parsed before it is shown, and a larger file is hardly an address list. */
const FILE_BYTES_MAX = 2 * 1024 * 1024

/** Further start addresses: typed or pasted, one per line, or read from a text or CSV file. */
export function MoreAddresses({ onChange, error, pagesMax, isFurther }: MoreAddressesProps) {
  const [text, setText] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Shows no errors while the user is still typing.
  const [isTyping, setIsTyping] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const list = addressesInText(text ?? '', START_URLS_MAX - 1)

  function change(next: string) {
    setText(next)
    setRefusal(null)
    onChange([...addressesInText(next, START_URLS_MAX - 1).addresses])
  }
  async function take(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > FILE_BYTES_MAX) return setRefusal('The file is larger than 2 MB.')
    const { addresses, beyond } = await addressesInFile(await chosen.arrayBuffer(), START_URLS_MAX - 1)
    if (addresses.length === 0) return setRefusal('The file contains no URLs.')
    change([...(text ? [text.trim()] : []), ...addresses].join('\n'))
    if (beyond > 0) setRefusal(`Only the first ${START_URLS_MAX - 1} URLs were added.`)
  }

  function open() {
    flushSync(() => setText(''))
    area.current?.focus()
  }

  if (text === null) {
    return (
      <Button size="sm" variant="ghost" icon={ListPlus} className="-ml-2 self-start" onClick={open}>
        Add more URLs
      </Button>
    )
  }
  const said = error ?? refusal ?? problemOf(isTyping ? { ...list, oddLines: [] } : list)
  const count = list.addresses.length
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="More addresses"
        aside={count > 0 ? pluralize(count, 'address', 'addresses') : 'Optional'}
        error={said}
        hint={hintOf(count, isFurther, pagesMax)}
      >
        <Textarea
          ref={area}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
          rows={3}
          placeholder={'acme.com\nhttps://example.org/team'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <AddressFileButton onFile={(chosen) => void take(chosen)} />
    </div>
  )
}

/** How many of the addresses are read, if not all. */
function hintOf(count: number, isFurther: boolean, pagesMax: number): string {
  const total = count + (isFurther ? 1 : 0)
  return total > pagesMax && count > 0
    ? `A page limit of ${pagesMax} reads only ${pagesMax === 1 ? 'the first' : `the first ${pagesMax}`} of these ${total}. Raise it in Advanced Options.`
    : 'One per line. Plain domains work too. They share the page limit.'
}

function AddressFileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label="File with URLs"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button size="sm" icon={Upload} className="self-start" onClick={() => input.current?.click()}>
        Upload a list
      </Button>
    </>
  )
}

/** Why a list cannot be crawled as it is, if so. */
function problemOf({ beyond, oddLines }: AddressList): string | undefined {
  if (beyond > 0) return `Up to ${START_URLS_MAX} URLs per crawl`
  const [first, ...others] = oddLines
  if (first === undefined) return undefined
  const shown = first.length > 40 ? `${first.slice(0, 40)}…` : first
  return others.length === 0
    ? `“${shown}” isn't a URL and will be skipped`
    : `“${shown}” and ${pluralize(others.length, 'more line')} aren't URLs and will be skipped`
}
