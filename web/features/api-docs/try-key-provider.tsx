import { createContext, type ReactNode, useState } from 'react'

/** The option of pasting a key. */
export const PASTED = 'pasted'

interface TryKey {
  /** The id of one of the account's keys, or `PASTED`; null before the first choice. */
  readonly choice: string | null
  readonly pasted: string
  readonly change: (part: { choice?: string; pasted?: string }) => void
}
export const TryKeyContext = createContext<TryKey>({ choice: null, pasted: '', change: () => {} })

/** Holds the API key for trial calls. It is kept only in memory, while the page is open. */
export function TryKeyProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<{ choice: string | null; pasted: string }>({ choice: null, pasted: '' })
  const change: TryKey['change'] = (part) => setChosen((former) => ({ ...former, ...part }))
  return <TryKeyContext value={{ ...chosen, change }}>{children}</TryKeyContext>
}
