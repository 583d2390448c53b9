// Runs before the first paint so that a chosen theme never flashes. A file of its own because the content
// security policy allows no inline script.
try {
  const choice = JSON.parse(localStorage.getItem('ledgerleaf.theme') ?? '"system"');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage blocked or foreign value: the system's theme applies.
}
