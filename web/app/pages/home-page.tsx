import { Redirect } from 'wouter'
import { paths } from '../../lib/paths.ts'

/** Until the landing page is prerendered, the root leads to the dashboard, whose guard knows where a visitor belongs. */
export default function HomePage() {
  return <Redirect to={paths.dashboard.to()} replace />
}
