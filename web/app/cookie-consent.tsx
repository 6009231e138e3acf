import { useEffect, useRef } from 'react'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { requestConsent } from '../features/consent/request-consent.ts'

/** The consent dialog on the application's pages, the same as on the public ones. */
export function CookieConsent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? requestConsent(place.current) : undefined), [])
  return (
    <div ref={place}>
      <ConsentDialog />
    </div>
  )
}
