/** Alpaca: L.A.M.A.'s engine with coins that never run out and ten whites that always become a black. */
import { makeLamaRules, type LamaRules } from '../lama/rules';

export const alpaca: LamaRules = makeLamaRules({
  id: 'alpaca',
  optionSpecs: {
    starter: { values: ['left', 'last'], written: 'left', box: 'last' },
    threshold: { values: [20, 40, 60], written: 40, box: 40 },
  },
});
