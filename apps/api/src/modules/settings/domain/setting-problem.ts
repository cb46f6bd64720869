export interface SettingProblem {
  field: string;
  message: string;
}
