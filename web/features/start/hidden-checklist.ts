const KEY = 'first-steps-hidden'

/** Whether this browser hides the account's checklist. */
export const isChecklistHidden = (accountId: string): boolean => hidden().includes(accountId)

export function hideChecklist(accountId: string, isHidden: boolean): void {
  const others = hidden().filter((id) => id !== accountId)
  try {
    localStorage.setItem(KEY, JSON.stringify(isHidden ? [...others, accountId] : others))
  } catch {
    // If storage is full, the checklist is shown again.
  }
}

function hidden(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
