import { useEffect, useState } from 'react'
import { CONSENT_DELAY_MS, readConsent } from '../lib/consent.ts'
import { part } from '../lib/parts.ts'
import { useOptionalPart } from '../ui/lazy-part.tsx'

const consentBox = part(async () => (await import('./consent-box.tsx')).ConsentBox)

/**
 * The consent dialog on the application's pages, the same as on the public ones. It loads when it opens: for visitors who
 * have not decided, and when Cookie Settings is pressed.
 */
export function CookieConsent() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return
    const press = ({ target }: Event) => (target as Element).closest('[data-cookie-settings]') && setIsWanted(true)
    document.addEventListener('click', press)
    const timer = readConsent() ? undefined : setTimeout(() => !readConsent() && setIsWanted(true), CONSENT_DELAY_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', press)
    }
  }, [isWanted])
  return isWanted ? <WantedConsent /> : null
}

/** Without a connection the next page asks. */
function WantedConsent() {
  const ConsentBox = useOptionalPart(consentBox)
  return ConsentBox ? <ConsentBox /> : null
}
