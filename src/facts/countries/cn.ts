import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ASIAN_ENGLISH_FORMS, CHINESE_FORMS } from '../shared/legal-forms.ts'

/** China. */
export const CN: Country = {
  code: 'CN',
  precedence: 24,
  names: {
    aliases: 'prc|p r c|pr china|p r china|peoples republic of china|china pr|中华人民共和国|中國|中国',
    isKnownEverywhere: true,
  },
  domains: { isSoldWorldwide: false, others: 'xn--fiqs8s' },
  languages: { zh: 0.75, 'zh-hans': 0.9 },
  namesLike: 'zh',
  postcode: digits(6),
  addressHabits: ['numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'guangdong|guangdong province|zhejiang|zhejiang province|jiangsu|jiangsu province|shandong|' +
      'shandong province|fujian|fujian province|hebei|henan|hubei|hunan|sichuan|sichuan province|liaoning|anhui|' +
      'anhui province|jiangxi|shaanxi|shanxi|yunnan|guangxi|guizhou|jilin|heilongjiang|hainan',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'beijing|shanghai|guangzhou|shenzhen|tianjin|chongqing|chengdu|hangzhou|wuhan|nanjing|suzhou|xian|qingdao|' +
    'dalian|ningbo|xiamen|dongguan|foshan|shenyang|jinan|changsha|zhengzhou|wuxi|wenzhou|yiwu|zhongshan|' +
    'zhuhai|hefei|kunming|fuzhou|harbin|shijiazhuang|nanchang',
  phones: phoneHabits({ endsWithExtension: true }),
  registers: '统一社会信用代码|信用代码|营业执照|ICP备',
  legalForms: [ASIAN_ENGLISH_FORMS, CHINESE_FORMS],
  signs: [
    [sign('other-script', /ICP备|公网安备|有限公司/), 2],
    [sign('dialling', /(?<!\d)400[- ]\d{3}[- ]\d{4}(?!\d)|(?<!\d)0(?:10|2\d|[3-9]\d{2})-\d{8}(?!\d)/), 1],
  ],
}
