import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { Island } from './island.tsx'

/** The prerendered consent dialog. Its island opens it. */
export const CookieConsent = () => (
  <Island name="cookie-consent" when="load">
    <ConsentDialog />
  </Island>
)
