/**
 * What people in need type: for each row of Safeguarding's first screen the words after which it comes before everything else,
 * parted by commas.
 */
export const needs = {
  'under 19': `
    bullied, bullying, grooming, groomed, sexting, scared at home, run away, ran away, my dad hits,
    my dad hit, my mum hits, my mum hit, teacher touched`,
  'hurt at home': `
    abuse, abusive, violence, violent, domestic, rape, raped, stalking, stalked, hit me, hits me,
    beat me, beats me, beaten, hurt me, hurts me, hurting me, threatens me, afraid of him, afraid of her,
    scared of him, scared of her, afraid husband, afraid wife, scared husband, scared wife,
    scared partner, afraid partner, controls me, forced marriage`,
  'cannot go on': `
    suicide, suicidal, samaritans, kill myself, killing myself, end my life, end it all, want to die,
    wish dead, better off dead, cannot go on, can t go on, cant go on, can not go on, self harm,
    harm myself, hurt myself, cut myself, no hope, despair, cannot cope, can t cope, cant cope,
    no way out, depressed, depression, overdose`,
  worried: `
    abuse, neglect, neglected, worried about, child harmed, child at risk, adult at risk, safeguarding,
    report abuse, hit child, hits child, hurt child, elderly abuse`,
  'church or long ago': `
    abuse, abused, rape, raped, sexual assault, molested, touched me, survivor, abuse priest,
    abuse vicar, abuse church`,
};

/** How people name a day near now, and what they type around a day that says nothing of it. */
export const typedDays = {
  today: 'today, tonight, this morning, this evening',
  tomorrow: 'tomorrow',
  around: `
    what is on, what s on, whats on, anything on, services on, service on, services at, mass on, church on,
    open on, services, service, on, this, next, coming`,
};
