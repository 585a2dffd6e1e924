/** What people type when they look for something. */
export const typedWords = {
  /**
   * What people in need type: for each row of Safeguarding's first screen the words after which it comes before everything else,
   * parted by commas. Apostrophes do not count: “cant” is “can’t” too.
   */
  needs: {
    'under 19': `
    bullied, bullying, grooming, groomed, sexting, nudes, scared at home, scared go home, run away, ran away,
    my dad hits, my dad hit, my dad hitting, my dad touches, my mum hits, my mum hit, my mum hitting,
    stepdad hits, stepdad touches, teacher touched, childline`,
    'hurt at home': `
    abuse, abusive, violence, violent, domestic, rape, raped, stalking, stalked, hit me, hits me, hitting me,
    beat me, beats me, beating me, beaten, kicks me, punches me, punched me, slaps me, slapped me, chokes me,
    strangled, hurt me, hurts me, hurting me, threatens me, threatened me, afraid of him, afraid of her,
    scared of him, scared of her, afraid husband, afraid wife, scared husband, scared wife,
    scared boyfriend, scared partner, afraid partner, controls me, follows me, following me,
    in danger, not safe, unsafe at home, forced marriage, womens refuge`,
    'cannot go on': `
    suicide, suicidal, samaritans, kill myself, kill my self, killing myself, hang myself, end my life,
    take my life, taking my life, ending it, end it all, want to die, wanna die, wish dead,
    better off dead, better off without me, dont want to live, not want to live, dont want to be here,
    no reason to live, no point living, hate my life, hate myself, cannot go on, cant go on, can not go on,
    self harm, self harming, harm myself, harming myself, hurt myself, cut myself, cutting myself, no hope,
    despair, cannot cope, cant cope, no way out, depressed, depression, overdose`,
    worried: `
    abuse, neglect, neglected, worried about, child harmed, child at risk, adult at risk, safeguarding,
    report abuse, hit child, hits child, hurt child, elderly abuse`,
    'church or long ago': `
    abuse, abused, rape, raped, sexual assault, molested, touched me, survivor, abuse priest,
    abuse vicar, abuse church`,
  },
  /** How people name a day near now, and what they type around a day that says nothing of it. */
  typedDays: {
    today: 'today, tonight, this morning, this evening',
    tomorrow: 'tomorrow',
    around: `
    what is on, whats on, anything on, services on, service on, services at, mass on, church on,
    open on, services, service, on, this, next, coming`,
  },
  /** Words that say nothing of what somebody looks for, apart from others. */
  smallWords: `
  a, an, the, is, are, am, was, were, be, been, being, there, do, does, did, can, could, will, would, should, shall, may, i, im, ive, we, you,
  your, my, our, me, us, it, its, he, she, they, in, on, at, of, to, for, from, with, about, by, and, or, if, that, this,
  what, whats, where, wheres, when, whens, who, whos, how, why, which, any, some, have, has, had, got, get, much, many, need, want,
  looking, find, go, going, please, not, dont, s, t`,
  /** What people type for a fact of a building, by its field, for what is streamed, and for sections of pages by the names of their headings. */
  factWords: {
    openingHours: 'open, opening times, hours, closed, when',
    parking: 'park, car park, car, bike, bicycle, motorbike',
    toilets: 'toilet, loo, WC, lavatory, restroom, bathroom, babychange, babychanging, changing table, nappy',
    stepFree:
      'wheelchair, disabled, disability, access, pushchair, pram, buggy, ramp, steps, stairs, walking frame',
    door: 'entrance, way in, enter',
    bus: 'train, tram, public transport, travel',
    blueBadge: 'disabled parking, blue badge',
    changingPlace: 'hoist, adult changing',
    hearingLoop: 'deaf, hard of hearing, hearing aid, induction loop',
    largePrint: 'blind, partially sighted, sight, braille, BSL, sign language, interpreter',
    quietSpace: 'quiet room, sensory, overwhelmed, breastfeeding',
    directions: 'map, how to get there, where are you, walk',
    watch: 'live stream, livestream, online, watch, video, YouTube, Zoom, from home',
    bank: 'bank details, sort code, account number, IBAN, transfer, standing order',
    hire: 'hire, book a room, venue, party, meeting room',
  },
  /** What people type for the pages that most churches have, by their slugs. */
  wordsForPages: {
    'about-us': 'who are you, beliefs, first visit, newcomer, new here',
    christenings: 'christening, baptism, baptise, baby, naming, dedication, thanksgiving, godparent',
    'complaints-and-papers': 'complaint, accounts, minutes, PCC, policies, annual report, GDPR, data',
    'coming-up': 'calendar, diary, what’s on, dates, service times, mass times',
    contact:
      'address, phone number, email, office, vicar, priest, pastor, minister, confession, map, directions',
    donate:
      'give, giving, donation, money, collection plate, card, contactless, standing order, gift aid, tithe',
    funerals:
      'funeral, died, death, cremation, burial, bury, ashes, grave, graveyard, churchyard, cemetery, miscarriage, stillborn, baby died',
    'in-memory': 'memorial, flowers, remember, candle, legacy',
    safeguarding: 'abuse, child protection, worried, report',
    weddings: 'wedding, marriage, married, banns, marry, blessing, vows, bride',
    'whats-on': 'events, groups, clubs, activities',
  } as Readonly<Record<string, string>>,
};
