import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Japanese write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: null,
    qualifiers: null,
    locations: '会場|本社',
    sure: null,
    others: null,
    tails: null,
    fields: null,
  },
  units: null,
  streetWords: null,
  streetNames: null,
  roads: null,
  numberMarks: null,
  boxes: null,
  places: null,
  sentences: null,
  surroundings: null,
  unspaced: {
    ends: '電話|メール|営業|受付|地図|アクセス|より|から|まで|にて|で |に |は|を|が',
    buildings: 'ビル|ビルディング|タワー|会館|プラザ|センター|マンション|棟|階|号室',
    districts: null,
    behindNumbers: null,
  },
}
