import { useEffect, useRef } from 'react'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { requestConsent } from '../features/consent/request-consent.ts'

/** The consent dialog, open. */
export function ConsentBox() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? requestConsent(place.current, true) : undefined), [])
  return (
    <div ref={place}>
      <ConsentDialog />
    </div>
  )
}
