import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Arabic words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
  small: null,
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: {
    heads: 'شركة مؤسسة شركه',
    stops:
      'في من على إلى الى عن مع منذ عام سنة بين حيث إن أن ان هو هي وهي وهو هذا هذه التي الذي والتي ثم أو او قد كانت ' +
      'كان تم لدى عند بعد قبل حتى كل جميع الحقوق حقوق محفوظة محفوظه محفوظ تأسست تأسس أسست تعتبر تعد تعمل تقدم تقوم ' +
      'تقع تمتلك توفر أعلنت اعلنت وقعت نحن كما رائدة رائد متخصصة سعودية عربية محلية عالمية دولية مساهمة خاصة ذات ' +
      'تابعة متكاملة حديثة ناشئة مسجلة مصنفة مرخصة معتمدة أخرى اخرى واحدة كبيرة كبرى صغيرة هندسية تجارية مقرها ' +
      'ومقرها بالتعاون بإدارة مدير موقع لدينا أي اي ما هاتف فاكس ص.ب',
    reserved: 'محفوظة محفوظه',
  },
}
