/** How the routing engine gives instructions, and how the applications speak to people. */
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
/** Only where a command begins: "Entre" is also in names of streets. */
const COMMAND = new RegExp(
  `(^|\\. |\\b(?:y|[Ll]uego|después) )(${Object.keys(INFORMAL).join('|')})(?= |\\.|,|$)`,
  'gi',
);

/** Instructions as our Spanish texts address people. Others are left alone. */
export const informal = (instruction: string): string =>
  instruction.replace(/\bSu destino\b/, 'Tu destino').replace(COMMAND, (_all, before: string, command: string) => {
    const word = INFORMAL[command.toLowerCase()] ?? command;
    const isCapital = command[0] !== command[0]?.toLowerCase();
    return before + (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  });
