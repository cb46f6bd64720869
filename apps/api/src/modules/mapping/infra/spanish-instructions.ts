/** The routing engine's formal commands, and the informal ones that our Spanish texts use. */
const INFORMAL: Readonly<Record<string, string>> = {
  gire: 'gira',
  conduzca: 'conduce',
  continúe: 'continúa',
  siga: 'sigue',
  tome: 'toma',
  haga: 'haz',
  entre: 'entra',
  salga: 'sal',
  vaya: 've',
  manténgase: 'mantente',
  mantenga: 'mantén',
  incorpórese: 'incorpórate',
  camine: 'camina',
};
/** Matches only at the start of a command, because "Entre" also occurs in street names. */
const COMMAND = new RegExp(
  `(^|\\. |\\b(?:y|[Ll]uego|después) )(${Object.keys(INFORMAL).join('|')})(?= |\\.|,|$)`,
  'gi',
);

/** Makes Spanish instructions informal, like our other texts. Leaves other words unchanged. */
export const informal = (instruction: string): string =>
  instruction.replace(/\bSu destino\b/, 'Tu destino').replace(COMMAND, (_all, before: string, command: string) => {
    const word = INFORMAL[command.toLowerCase()] ?? command;
    const isCapital = command[0] !== command[0]?.toLowerCase();
    return before + (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  });
