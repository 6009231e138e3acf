import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { type ApiKey, keyStatus } from '../../../src/contracts/api-keys/api-keys.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import type { SelectOption } from '../../ui/select-face.tsx'
import { ownKeysQuery } from './api.ts'
import { PASTED, TryKeyContext } from './try-key-provider.tsx'

/** Keys whose full value is available. Of legacy keys only the hash is stored. */
const usableOf = (keys: readonly ApiKey[] = []) =>
  keys.filter((key) => key.plain_key && keyStatus(key, new Date()) === 'active')

/** The key to send, or null if there is none yet. */
export function useTryKey(): string | null {
  const { choice, pasted } = useContext(TryKeyContext)
  const { data } = useQuery(ownKeysQuery)
  if (choice === PASTED || (choice === null && usableOf(data).length === 0)) return pasted.trim() || null
  return usableOf(data).find(({ id }) => id === choice)?.plain_key ?? null
}

/** Field to choose one of the account's keys or to paste any key. */
export function TryKeyField({ error }: { error?: string }) {
  const { choice, pasted, change } = useContext(TryKeyContext)
  const { data } = useQuery(ownKeysQuery)
  const usable = usableOf(data)
  const options: SelectOption<string>[] = [
    ...usable.map(({ id, name, key }) => ({ value: id, label: name, hint: key })),
    { value: PASTED, label: 'Paste a key' },
  ]
  const isPasting = choice === PASTED || usable.length === 0
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {usable.length > 0 ? (
        <Field label="API key" error={isPasting ? undefined : error}>
          <Select
            value={choice}
            onChange={(next) => change({ choice: next })}
            options={options}
            placeholder="Choose a key"
          />
        </Field>
      ) : null}
      {isPasting ? (
        <Field label={usable.length > 0 ? 'Key' : 'API key'} error={error} hint="Kept only until you leave this page.">
          <PasswordInput
            value={pasted}
            onChange={(event) => change({ pasted: event.target.value })}
            autoComplete="off"
            placeholder="ctk_live_…"
            className="font-mono"
          />
        </Field>
      ) : null}
    </div>
  )
}
