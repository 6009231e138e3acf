import { useEffect, useRef } from 'react'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { requestConsent } from '../features/consent/request-consent.ts'

/** The consent dialog of the application's own pages, the same as the public ones have. */
export function CookieConsent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? requestConsent(place.current) : undefined), [])
  return (
    <div ref={place}>
      <ConsentDialog />
    </div>
  )
}
