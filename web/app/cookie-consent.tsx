import { useEffect, useRef } from 'react'
import { askConsent } from '../features/consent/ask-consent.ts'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'

/** The consent dialog of the application's own pages, the same as the public ones have. */
export function CookieConsent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? askConsent(place.current) : undefined), [])
  return (
    <div ref={place}>
      <ConsentDialog />
    </div>
  )
}
