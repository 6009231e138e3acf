import { paths } from '../../../src/rules/site/app-paths.ts'
import { Closing } from '../home/closing.tsx'
import { Comparison } from '../home/comparison.tsx'
import { Exhibits } from '../home/exhibits.tsx'
import { Hero } from '../home/hero.tsx'
import { HidingPlaces } from '../home/hiding-places.tsx'
import { Manners } from '../home/manners.tsx'
import { Safety } from '../home/safety.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { WorksWith } from '../home/works-with.tsx'
import { PricingSection } from '../pricing/pricing-section.tsx'
import { SiteLayout } from '../site-layout.tsx'

/** The landing page. */
export default function HomePage() {
  return (
    <SiteLayout
      title="every contact with its evidence"
      description="Contactory reads websites and finds emails, phones, names, addresses and companies, each with the page and the words it came from."
      path={paths.home.to()}
    >
      <Hero />
      <div id="features">
        <HidingPlaces />
        <Exhibits />
        <Manners />
        <WorksWith />
        <Comparison />
      </div>
      <PricingSection />
      <Safety />
      <Testimonials />
      <Closing />
    </SiteLayout>
  )
}
