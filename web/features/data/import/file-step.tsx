import { LIST_FILE_ENDINGS } from '../../../../src/rules/data/list-file.ts'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ImportChoices } from './import-choices.ts'

/** The first step of an import: the file, and what it is called. */
export function FileStep({
  choices,
  onFile,
  onChange,
  onRefused,
}: {
  choices: ImportChoices
  onFile: (file: File | null) => void
  onChange: (change: Partial<ImportChoices>) => void
  onRefused: () => void
}) {
  return (
    <>
      <Field label="Source Name" isRequired>
        <Input
          value={choices.name}
          maxLength={120}
          onChange={(event) => onChange({ name: event.target.value })}
          autoComplete="off"
        />
      </Field>
      <Field
        label="CSV File"
        isRequired
        hint="A CSV file or an Excel workbook with emails or phone numbers. Exports from HubSpot, Salesforce, Google Contacts, Outlook, Mailchimp, Hunter and listmonk (also its JSON) are recognised."
      >
        <FileDrop
          file={choices.file}
          onChange={onFile}
          accept={LIST_FILE_ENDINGS}
          hint=".csv, .txt, .xlsx or .json, at most 10 MB"
          onRefused={onRefused}
        />
      </Field>
      <Field label="Country" hint="For phone numbers without +, in rows without a country.">
        <CountrySelect
          value={choices.country}
          onChange={(country) => onChange({ country })}
          noneLabel="Your account's country"
        />
      </Field>
    </>
  )
}
