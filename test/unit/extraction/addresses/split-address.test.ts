import { expect, test } from 'vitest'
import { splitAddress } from '../../../../src/extraction/addresses/split-address.ts'

test.each<
  [string, string | null, [street: string, postcode: string, city: string, region: string, country: string | null]]
>([
  ['Quellweg 5, 10115 Berlin', 'DE', ['Quellweg 5', '10115', 'Berlin', '', 'DE']],
  ['Quellweg 5, 10115 Berlin, Deutschland', null, ['Quellweg 5', '10115', 'Berlin', '', 'DE']],
  ['Quellweg 5, D-10115 Berlin', 'DE', ['Quellweg 5', 'D-10115', 'Berlin', '', 'DE']],
  [
    'Haus B, Quellweg 5, 60313 Frankfurt am Main, Germany',
    'DE',
    ['Haus B, Quellweg 5', '60313', 'Frankfurt am Main', '', 'DE'],
  ],
  ['Quellweg 5 10115 Berlin', 'DE', ['Quellweg 5', '10115', 'Berlin', '', 'DE']],
  ['Via Padova 14, 20131 Milano (MI)', 'IT', ['Via Padova 14', '20131', 'Milano', 'MI', 'IT']],
  ['12 rue du Puits, 83440 Fayence', 'FR', ['12 rue du Puits', '83440', 'Fayence', '', 'FR']],
  ['Prinsengracht 263, 1016 GV Amsterdam', 'NL', ['Prinsengracht 263', '1016 GV', 'Amsterdam', '', 'NL']],
  ['12 Mill Lane, Springfield, IL 62704', 'US', ['12 Mill Lane', '62704', 'Springfield', 'IL', 'US']],
  [
    '12 Mill Lane, Suite 4, Springfield, Illinois 62704, USA',
    'US',
    ['12 Mill Lane, Suite 4', '62704', 'Springfield', 'Illinois', 'US'],
  ],
  ['12 Peachtree St, Atlanta, Georgia', 'US', ['12 Peachtree St', '', 'Atlanta', 'Georgia', 'US']],
  ['12 Mill Lane, London W1S 4AP', 'GB', ['12 Mill Lane', 'W1S 4AP', 'London', '', 'GB']],
  ['12 Mill Lane, London, W1S 4AP, United Kingdom', null, ['12 Mill Lane', 'W1S 4AP', 'London', '', 'GB']],
  ['12 Mill Lane London W1S 4AP', 'GB', ['12 Mill Lane', 'W1S 4AP', 'London', '', 'GB']],
  ['5 Harbour Street, Sydney NSW 2000', 'AU', ['5 Harbour Street', '2000', 'Sydney', 'NSW', 'AU']],
  ['東京都千代田区千代田1-1', 'JP', ['東京都千代田区千代田1-1', '', '', '', 'JP']],
  ['Somewhere', null, ['Somewhere', '', '', '', null]],
  ['', null, ['', '', '', '', null]],
])('%s', (value, country, [street, postcode, city, region, known]) =>
  expect(splitAddress(value, country)).toEqual({ street, postcode, city, region, country: known }),
)
