const KEY = 'dismissed-imports'
/** More than the page can show at once. Older imports are no longer shown anyway. */
const KEPT_MAX = 50

/** Stores in this browser that an import's result was dismissed. */
export function dismissImport(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...dismissed()].slice(0, KEPT_MAX)))
  } catch {
    // If storage is full, the import is shown again.
  }
}

export const isDismissed = (id: string): boolean => dismissed().includes(id)

function dismissed(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
