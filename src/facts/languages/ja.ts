import type { Language } from '../language.ts'

/** Japanese. */
export const JA: Language = {
  code: 'ja',
  otherCodes: null,
  precedence: 40,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: 'ファックス|ファクシミリ|ファクス|ｆａｘ',
    mobile: '携帯|ケータイ',
    voice: '電話|でんわ|ｔｅｌ|直通|代表|フリーダイヤル|フリーコール|ナビダイヤル',
    weak: '問い合わせ|問合せ|予約|連絡先',
  },
  contactPages: { terms: 'toiawase', anywhere: '問い?合わ?せ|連絡先' },
  imprintPages: { terms: null, anywhere: '特定商取引' },
  officePages: { terms: null, anywhere: 'アクセス|拠点|事業所' },
  peoplePages: { terms: null, anywhere: 'スタッフ|役員' },
  aboutPages: { terms: 'gaiyo|kaisha', anywhere: '会社概要|会社案内|会社情報|企業情報|企業概要' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    composed:
      '(?:aki|asa|atsu|aya|chika|chiyo|dai|ei|etsu|fumi|haru|hide|hiro|hisa|iku|jun|kana|katsu|kazu|kei|ken|' +
      'kimi|kiyo|kou?|kuni|kyou?|mari|masa|michi|mitsu|miya|mizu|moto|mune|nao|natsu|nobu|nori|rei|ryou?|ryuu?|' +
      'sachi|sada|sato|sei|setsu|shige|shin|shou?|shuu?|shun|sou|sumi|tada|taka|take|taku|tatsu|teru|tetsu|' +
      'tomo|toshi|tsune|yasu|you|yoshi|yuu?|yuki|yuri)(?:aki|e|fumi|haru|hei|hide|hiko|hiro|hisa|hito|ichi|' +
      'ichiro|ji|jiro|ka|kazu|ki|ko|masa|mi|michi|mitsu|na|nobu|nori|o|ro|rou|ru|shi|shige|suke|ta|taka|taro|' +
      'to|tomo|toshi|tsugu|ya|yo|yoshi|yuki|zo)',
    parentWords: null,
    shortNames: null,
    generations: null,
  },
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: {
      given: null,
      family: null,
      givenOrWhole: null,
      names: null,
      joining: null,
      qualifiers: null,
      whole: null,
      columns: null,
      caseless: '氏名|お名前|名前|担当者名?|ご担当者',
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: null,
      roles: null,
      caselessRoles: '役職名?|肩書き?',
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: null,
    endings: null,
    unspaced: {
      familyNames:
        '佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 ' +
        '斉藤 齋藤 齊藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 ' +
        '遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 ' +
        '森田 上田 原 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 工藤 谷口 今井 高田 増田 丸山 杉山 村田 大塚 ' +
        '新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 久保 佐野 木下 野村 松尾 菊地 菊池 市川 杉本 ' +
        '古川 大西 島田 水野 桜井 高野 渡部 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 平田 関 中田 久保田 ' +
        '服部 東 岩田 土屋 川崎 福島 本田 辻 樋口 秋山 田口 永井 中西 吉村 川上 石原 大橋 松岡 馬場 浜田 濱田 森本 ' +
        '星野 矢野 浅野 大久保 吉岡 小池 荒木 熊谷 野田 松村 小沢 大島 堀 片山 望月 早川 尾崎 内藤 菅野 岡崎 関口 ' +
        '川村 榎本 須藤 八木 荒井 黒田 小田 大谷 堀内 本間 松浦 堤 田辺 岸本 川島 黒川 横田 秋元 大川 宮田 成田 長田 ' +
        '大石 奥村 桑原 平井 三宅 栗原 広瀬 廣瀬 石橋 児玉 高山 萩原 松下 高島 根本 甲斐 柳 大森 福井 武藤 津田 徳永 ' +
        '永田 篠原 上原 白石 坂口 笠原 稲垣 今村 飯塚 窪田 宮川 植田 三好 岩本 大山 塚本 中井 西山 細川 足立 松永 ' +
        '榊原 瀬戸 古田 江口 戸田 神田 神谷 比嘉 金城 島袋 小泉 安部 岡村 牧野 川端 相馬 大竹 石塚 山中 浅井 杉浦 ' +
        '柏木 倉田 石黒 青山 堀江 落合 鎌田 田島 坂井 町田 泉 梅田 稲葉 織田 富田 岸 吉野 米田 大和田 森下 西尾 西野 ' +
        '手塚 村井 村松 河村 河合 川本 川田 小沼 小倉 小笠原 小松原 小宮 小谷 小柳 小山田 大庭 大場 大木 大平 大原 ' +
        '大畑 大崎 大下 奥田 奥山 奥野 岡部 岡野 石丸 石崎 石渡 石野 荒川 有田 有馬 浅田 秋葉 足達 安達 天野 飯野 ' +
        '飯島 生田 池内 池上 池谷 磯部 板倉 市村 伊東 稲田 井口 井川 井出 今野 岩井 岩瀬 岩間 岩永 植木 植村 臼井 ' +
        '内山 内海 海野 梅原 浦田 江藤 遠山 及川 大内 尾形 緒方 荻野 長 長尾 長井 長島 加賀 垣内 柿沼 影山 梶原 勝又 ' +
        '角田 神尾 神山 亀井 亀田 河内 川合 川瀬 川名 菅沼 菅谷 神崎 木内 木原 木谷 岸田 北川 北島 北野 木戸 清野 ' +
        '清田 桐生 草野 久野 久米 倉持 栗山 栗田 栗林 黒木 黒沢 桑田 桑野 小出 小西 小野田 小野寺 古賀 古谷 古屋 ' +
        '駒井 斎木 坂田 坂東 佐伯 佐久間 桜庭 笹川 佐竹 佐々 沢田 澤田 椎名 塩田 塩谷 重田 柴山 島崎 清原 下村 下田 ' +
        '下山 白井 白川 杉田 杉原 杉村 鈴村 須田 須賀 瀬川 関根 芹沢 曽我 曽根 高井 高瀬 高畑 高見 高見澤 滝沢 武井 ' +
        '武内 竹田 竹下 竹村 田原 田畑 田代 田尻 田上 谷川 種田 玉井 玉木 千田 土井 土田 堂本 徳田 戸塚 冨田 富永 ' +
        '友田 鳥居 永野 中本 中原 中谷 中津 中尾 中沢 中澤 中根 中林 仲村 名取 並木 成瀬 難波 新田 新村 西岡 西沢 ' +
        '西澤 西原 西本 西脇 二宮 丹羽 沼田 根岸 能登 野上 野沢 野澤 野中 野々村 萩野 橋口 長谷 畑中 羽田 浜口 濱口 ' +
        '林田 原口 原島 東野 樋田 平岡 平川 平松 平山 深沢 深谷 福沢 福永 福本 藤岡 藤川 藤沢 藤澤 藤島 藤野 藤村 ' +
        '藤森 藤山 古城 細田 細谷 堀田 堀川 堀口 本多 前川 前原 牧田 正木 増井 松川 松木 松崎 松沢 松島 松原 松宮 ' +
        '丸岡 三上 三木 三井 三島 三谷 三輪 水谷 水口 溝口 皆川 宮内 宮下 宮原 宮沢 宮澤 宮島 宮野 向井 村瀬 村岡 ' +
        '村越 村山 室井 毛利 森岡 森川 森口 森崎 森谷 森山 守屋 諸橋 安井 安江 安岡 柳沢 柳田 柳原 矢島 矢部 山岡 ' +
        '山川 山岸 山際 山県 山根 山村 山室 結城 湯浅 横井 横尾 吉井 吉沢 吉原 吉本 米沢 米山 若林 脇田 和久 鷲尾',
      labels:
        '代表取締役社長 代表取締役会長 代表取締役副社長 代表取締役 代表社員 代表理事 代表者名 代表者氏名 代表者 ' +
        '代表執行役 代表 取締役社長 取締役会長 専務取締役 常務取締役 取締役 執行役員 監査役 社長 会長 副会長 理事長 ' +
        '副理事長 事務局長 理事 監事 院長名 院長 副院長 園長 校長 学長 館長 所長 店長 支店長 支社長 工場長 本部長 ' +
        '部長 次長 課長 係長 室長 局長 センター長 編集長 編集人 主任 主任研究員 主宰 教授 准教授 特任教授 名誉教授 ' +
        '助教 講師 研究員 弁護士 税理士 歯科衛生士 歯科技工士 歯科助手 受付 理学療法士 作業療法士 言語聴覚士 ' +
        '柔道整復師 鍼灸師 保育士 主任保育士 介護福祉士 社労士 中小企業診断士 宅地建物取引士 事務長 料理長 支配人 ' +
        '主将 監督 コーチ 営業 営業部長 採用担当 広報担当 司法書士 行政書士 社会保険労務士 公認会計士 弁理士 ' +
        '一級建築士 建築士 医師 歯科医師 獣医師 薬剤師 看護師 管理栄養士 担当者名 担当者 ご担当者 担当 責任者名 ' +
        '責任者 運営統括責任者 運営責任者 販売責任者 店舗運営責任者 通信販売責任者 運営者 管理者 個人情報保護管理者 ' +
        '個人情報管理者 氏名 お名前 名前 発行者 発行人 編集者 著者 著 筆者 執筆者 執筆 文責 文 取材 撮影 写真 監修者 ' +
        '監修 翻訳者 作者 投稿者 記者 ライター オーナー シェフ 館主 住職 宮司 市長 町長 村長 知事 議長 責任編集 ' +
        'プロデューサー 講演者 司会 施設長 副施設長 事業所長 総支配人 女将 顧問 相談役 書記 会計 幹事 代表幹事 ' +
        '世話人 事務局 副部長 主査 主幹 教諭 教頭 副校長 養護教諭 助産師 准看護師 栄養士 調理師 介護士 相談員 ' +
        '生活相談員 団長 専務 常務 副理事 名誉会長 事務局次長 調教師 馬主 農園主 園主 総料理長 料理人 店主 ' +
        'マネージャー ディレクター デザイナー スタイリスト 講師名 塾長 道場主 師範',
      titles: '氏|様|さん|先生|代表取締役|取締役|社長|院長|弁護士|税理士|教授|准教授|記者|議員|市長',
      follows: '様|氏|さん|先生|です|は|が|と申',
      address: '様|さん|氏',
      contacts: null,
      shortForms: null,
      notNames:
        'まで|から|です|より|では|には|など|こと|による|として|とは|への|会社|会|部|課|係|室|局|庁|省|県|市|区|町|村|' +
        '店|院|所|校|館|園|社|法人|事務|電話|番号|住所|以上|情報|責任|管理|担当|一覧|紹介|挨拶|案内|募集|記者',
      nameLabels: '氏名|お名前|名前|担当者?名?|ご担当者|文|写真|著',
    },
    caseless: null,
    work: {
      roles: 'kyokucho',
      departments: null,
      qualifiers: null,
      labels: null,
    },
    entities: null,
    marks: null,
  },
  organisationNouns:
    '大学 短期大学 高等専門学校 高等学校 高校 中学校 小学校 幼稚園 保育園 こども園 専門学校 特別支援学校 病院 医院 クリニック 診療所 医療センター 研究所 研究機構 協会 学会 協議会 連盟 連合会 財団 委員会 市役所 区役所 町役場 村役場 県庁 消防署 警察署 図書館 博物館 美術館 文学館 銀行 信用金庫 商工会 商工会議所 新聞社 出版社 放送局 税理士事務所 法律事務所 設計事務所',
  rankWords: null,
  pageNames:
    'スタッフ紹介 医師紹介 院長紹介 会社情報 役員一覧 ご挨拶 お問合せ 事務所概要 園の概要 講師紹介 組織図 沿革',
  addressLabels: '住所|所在地|本社|本社所在地|会場',
  fieldLabels: 'メールアドレス|お名前|電話番号|営業時間',
  townMarks: null,
  addressTexts: {
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
  },
  boxWords: null,
  partnerHeadings:
    '主要取引先|取引先|お取引先|協賛企業|協賛|協賛団体|後援|後援団体|パートナー|パートナー企業|スポンサー|スポンサー企業|加盟団体|導入企業|関連会社|関連団体|グループ会社|グループ企業|協力会社|協力企業|' +
    '協力団体|会員企業|販売代理店|子会社',
  partnerHeadingWords: null,
  organisationTexts: {
    insideNames: {
      connectors: null,
      clubConnectors: null,
      articles: null,
      complements: null,
      nounEndings: null,
      touchingEndings:
        '保育園|幼稚園|こども園|小学校|中学校|高等学校|高校|学園|大学|学院|専門学校|医院|病院|診療所|クリニック|歯科|薬局|協会|学会|組合|財団|事務所|工務店|製作所|工業|商会|旅館|' +
        'ホテル|市役所|役場|神社|美術館|博物館|図書館|教会|研究所|商店|医療センター',
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords:
        'トップ トップページ 交通案内 アクセスマップ 所在地 拠点一覧 事業所一覧 お問い合わせ 会社概要 ホーム アクセス 会社案内',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: 'ロゴ|トップページ(?:へ)?',
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names:
        '会社名|商号|社名|医院名|病院名|施設名|学校名|園名|店舗名|店名|団体名|事務所名|屋号|法人名|運営会社|運営者|運営|販売業者|名称|事業者名?',
      roles: null,
      sellers: '販売代理店|代理店',
      columns: null,
      vague: '名称',
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: {
      shared: '代表(?:電話)?(?:番号)?',
      phoneWords: null,
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: '无断転載禁止|無断転載禁止|無断転載',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: { made: null, making: null, makers: null, objects: null, behind: null, signs: '制作' },
    places: {
      owners: null,
      offices: null,
      branches: null,
      officeSigns: '本社|本店|支社|支店|営業所|出張所|事業所|工場',
      formerHouses: null,
      words: null,
    },
    preambles: null,
    careers: null,
    pages: {
      imprint: 'tokushoho|特定商取引法.*',
      legal: 'プライバシー.*|個人情報.*',
      contact: 'お問い合わせ|アクセス',
      partners: null,
      clients: null,
      people: '役員|スタッフ',
      about: '会社概要|会社案内',
    },
    relations: {
      authority: '監督官庁',
      agency: '制作',
      bank: '銀行',
      member: null,
      partner: null,
      client: null,
      banks: null,
      authorities: null,
    },
    bodies: null,
    titles: { labels: null, others: null, fragmentStarts: null, behind: '様|氏|さん|先生|教授|社長|会長' },
    logos: null,
  },
  contactTexts: {
    signs: {
      at: 'アットマーク|アット|あっと',
      atInBrackets: null,
      atBetweenSpaces: null,
      pictures: null,
      dot: 'ドット|どっと',
    },
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: 'メール',
      touchingLabels: null,
      invitations: null,
      proseWords: null,
      determiners: null,
    },
    numbers: {
      extensions: '内線',
      others: null,
      otherSigns: '許可証|許可番号|登録番号|登記番号|法人番号|資本金|郵便番号|〒|口座番号|価格|税込',
      numberWords: '番号 号',
      contactWords: '電話',
      disjunctions: null,
      linkExtensions: null,
    },
    phones: {
      voiceBeforeFax: '電話',
      voiceBehind: null,
      faxBehind: null,
      mobileBehind: null,
      suffixJoints: null,
      hours: null,
      times: null,
    },
    noise: null,
  },
  postcodeLabels: '郵便番号',
}
