import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'
import { KNOWN_EXPORTS } from '../../../../src/rules/imports/known-exports.ts'
import {
  LIST_DELIMITERS,
  LIST_ENCODINGS,
  type ListDelimiter,
  type ListEncoding,
} from '../../../../src/rules/imports/list-encodings.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { hasAddress } from './column-uses.ts'
import type { ImportChoices } from './import-choices.ts'
import type { OpenedList } from './read-import.ts'

const DELIMITERS: Readonly<Record<ListDelimiter, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}
const ENCODINGS: Readonly<Record<ListEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  macintosh: 'Western European (Mac)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
}

/** The second step of an import: how the file is read, and what its columns hold. */
export function ColumnsStep({
  list,
  uses,
  onUses,
  onRead,
}: {
  list: OpenedList
  uses: readonly ColumnUse[]
  onUses: (uses: readonly ColumnUse[]) => void
  /** The file is read again. */
  onRead: (change: Pick<Partial<ImportChoices>, 'encoding' | 'delimiter'>) => void
}) {
  return (
    <>
      {list.exported ? (
        <p className="text-muted text-sm">
          This is a {KNOWN_EXPORTS[list.exported.name]} export. People who unsubscribed or bounced there get no messages
          from you here either.
        </p>
      ) : null}
      {list.sheet ? <p className="wrap-anywhere text-muted text-sm">From the sheet “{list.sheet}”.</p> : null}
      {list.encoding === null ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Encoding" hint="Change it if letters look wrong.">
            <Select
              value={list.encoding}
              options={encodingOptions(list.encoding)}
              onChange={(encoding) => onRead({ encoding: encoding as ListEncoding })}
            />
          </Field>
          <Field label="Columns separated by" hint="Change it if columns look wrong.">
            <Select
              value={list.delimiter}
              options={delimiterOptions(list.delimiter)}
              onChange={(delimiter) => onRead({ delimiter: delimiter as ListDelimiter })}
            />
          </Field>
        </div>
      )}
      <ColumnMapping list={list} uses={uses} onChange={onUses} />
      {hasAddress(uses) ? null : (
        <Alert tone="warning" title="Choose the column that holds email addresses or phone numbers" />
      )}
    </>
  )
}

/** What was detected may be rarer than what can be chosen. */
function encodingOptions(detected: string) {
  const options = LIST_ENCODINGS.map((value): { value: string; label: string } => ({ value, label: ENCODINGS[value] }))
  return options.some(({ value }) => value === detected)
    ? options
    : [{ value: detected, label: detected.toUpperCase() }, ...options]
}

function delimiterOptions(detected: string) {
  const options = LIST_DELIMITERS.map((value): { value: string; label: string } => ({
    value,
    label: DELIMITERS[value],
  }))
  return options.some(({ value }) => value === detected) ? options : [{ value: detected, label: detected }, ...options]
}
