import { useEffect, useState } from 'react'
import { CONSENT_DELAY_MS, readConsent } from '../lib/consent.ts'
import { part } from '../lib/parts.ts'
import { PART_FAILURE } from '../ui/lazy-part.tsx'
import { toast } from '../ui/toast.tsx'

const consentBox = part(async () => (await import('./consent-box.tsx')).ConsentBox)

/**
 * The consent dialog on the application's pages, the same as on the public ones. It loads when it opens: for visitors who
 * have not decided, and when Cookie Settings is pressed. Without a connection, the next page asks.
 */
export function CookieConsent() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (isLoaded) return
    const open = async () => {
      await consentBox.load()
      setIsLoaded(true)
    }
    const press = ({ target }: Event) => {
      if ((target as Element).closest('[data-cookie-settings]')) open().catch(() => toast.error(PART_FAILURE))
    }
    document.addEventListener('click', press)
    const timer = readConsent()
      ? undefined
      : setTimeout(() => readConsent() ?? open().catch(() => {}), CONSENT_DELAY_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', press)
    }
  }, [isLoaded])
  const ConsentBox = consentBox.current()
  return isLoaded && ConsentBox ? <ConsentBox /> : null
}
