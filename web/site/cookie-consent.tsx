import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { Island } from './island.tsx'

/** The consent dialog, prerendered; its island shows it. */
export const CookieConsent = () => (
  <Island name="cookie-consent" when="load">
    <ConsentDialog />
  </Island>
)
