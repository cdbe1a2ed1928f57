const edge = (...words: string[]) => String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`

/** A sentence with one of these says that it did not come to it, or not yet, or takes it back. */
export const TAKEN_BACK = new RegExp(
  edge(
    String.raw`not|n['’]t|never|nobody|fails?|failed(?! \p{L}+s(?!\p{L}))|cancel\p{L}*|abandon\p{L}*|scrapped|unfinished|incomplete|aborted|rejected|declined|refused|ruled out|put off|postponed|planned|planning|plans? to|proposed|hop(?:ed|ing)|want(?:ed|s)?|wish(?:ed)?|would|could|should|will|shall|attempt(?:ed|s)?|tried|nearly|almost|barely|hardly|rarely|yet|soon|if i|next (?:week|month|spring|summer|autumn|year)|wish list|so far|somebody else`,
    String.raw`nicht|nie|niemals|gescheitert|abgebrochen|abgesagt|abgelehnt|abgeraten|verschoben|verworfen|eingestellt|geplant\p{L}*|vorgeschlagen|fast|beinahe|kaum|möchte|würde|hätte|sollte|werde[nt]?|wird|erst 20\d\d|nächstes? jahr|wunschliste|durchgefallen|hörensagen|steht noch aus`,
    String.raw`iptal\p{L}*|ertele\p{L}*|vazgeç\p{L}*|hiç|henüz|yarı[dm]\p{L}*|bırak\p{L}*|kaldım|planla(?:dı|nı|nd|ma)\p{L}*|önerdi\p{L}*|neredeyse|isti?yor\p{L}*|\p{L}+[ae]c[ae][ğk]\p{L}*|gelecek yıl|tamamlanma\p{L}*|başarısız\p{L}*|değil\p{L}*|yok`,
    String.raw`jamais|pas|abandonnée?s?|annulée?s?|reportée?s?|refusée?s?|renoncée?|échou\p{L}*|échec|presque|à peine|prévue?s?|sera|serai|voudrais|aimerais|souhait\p{L}*|l['’]an prochain|reste à`,
    String.raw`nunca|jamás|cancelad[oa]s?|abandonad[oa]s?|rechazad[oa]s?|aplazad[oa]s?|casi|apenas|previst[oa]s?|quisiera|quiero|próximo año`,
  ),
  'iu',
)
